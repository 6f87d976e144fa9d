/** The first `length` characters of a text, with an ellipsis when it was cut (AMB-31). */
export function excerpt(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`
}
