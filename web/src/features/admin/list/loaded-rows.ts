/** What is loaded of a list, and how many rows it has in all, where the server says so. */
export interface LoadedRows<Row, Summary = undefined> {
  rows: Row[]
  total?: number | undefined
  /** What else the server says of the whole list. */
  summary?: Summary | undefined
}
