/** The tables whose rows go to the trash and come back all in one way: `register_table` of the database. */
export const REGISTERS = ['documents'] as const
export type Register = (typeof REGISTERS)[number]
