/** What is loaded of a list, and how many rows it has in all, where the server says so. */
export interface LoadedRows<Row> {
  rows: Row[]
  total?: number | undefined
}
