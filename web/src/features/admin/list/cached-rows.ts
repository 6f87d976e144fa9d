import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

export interface Row {
  _id: string
}

/** How the rows of a list lie in the cache. */
export interface CachedRows<Data> {
  /** The lists, whatever they are narrowed to, have keys that begin with this. */
  queryKey: QueryKey
  /** The rows of each page; one page where the list comes as a whole. */
  pagesOf(data: Data): readonly (readonly Row[])[]
  /** The same data with other rows. */
  withPages(data: Data, pages: Row[][]): Data
}

/** A list that comes as a whole, under a name: `{ careers: [] }`. */
export function wholeList<Name extends string>(
  queryKey: QueryKey,
  name: Name,
): CachedRows<Readonly<Record<Name, readonly Row[]>>> {
  return {
    queryKey,
    pagesOf: (data) => [data[name]],
    withPages: (data, [rows = []]) => ({ ...data, [name]: rows }),
  }
}

/** A list that comes page by page, each under a name: `{ news: [], total: 0 }`. */
export function pagedList<Name extends string>(
  queryKey: QueryKey,
  name: Name,
): CachedRows<InfiniteData<Readonly<Record<Name, readonly Row[]>> & { total?: number }>> {
  return {
    queryKey,
    pagesOf: ({ pages }) => pages.map((page) => page[name]),
    withPages: (data, rows) => {
      const gained = rows.flat().length - data.pages.flatMap((page) => page[name]).length
      const pages = data.pages.map((page, index) => ({
        ...page,
        [name]: rows[index] ?? [],
        ...(page.total !== undefined && { total: page.total + gained }),
      }))
      return { ...data, pages }
    },
  }
}

/** Rows that leave the lists on the screen before the server has confirmed it, and can come back to their places. */
export interface RowRemoval {
  remove(): void
  putBack(): void
}

/** The removal of the rows for which `isRemoved` holds, from every list of a kind that is in the cache. */
export function createRowRemoval<Data>(
  client: QueryClient,
  { queryKey, pagesOf, withPages }: CachedRows<Data>,
  isRemoved: (row: Row) => boolean,
): RowRemoval {
  let removed: { key: QueryKey; page: number; index: number; row: Row }[] = []

  return {
    remove() {
      removed = client
        .getQueriesData<Data>({ queryKey })
        .flatMap(([key, data]) =>
          data === undefined
            ? []
            : pagesOf(data).flatMap((rows, page) =>
                rows.flatMap((row, index) => (isRemoved(row) ? [{ key, page, index, row }] : [])),
              ),
        )
      client.setQueriesData<Data>({ queryKey }, (data) =>
        data === undefined
          ? undefined
          : withPages(
              data,
              pagesOf(data).map((rows) => rows.filter((row) => !isRemoved(row))),
            ),
      )
    },
    putBack() {
      for (const { key, page, index, row } of removed)
        client.setQueryData<Data>(key, (data) =>
          data === undefined || pagesOf(data).some((rows) => rows.some(({ _id }) => _id === row._id))
            ? data
            : withPages(
                data,
                pagesOf(data).map((rows, at) => (at === page ? rows.toSpliced(index, 0, row) : [...rows])),
              ),
        )
      removed = []
    },
  }
}
