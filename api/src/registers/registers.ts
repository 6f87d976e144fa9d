/** The tables of the registers; `private.registers` of the database names the same. */
export const REGISTERS = ['documents', 'events', 'people'] as const
export type Register = (typeof REGISTERS)[number]
