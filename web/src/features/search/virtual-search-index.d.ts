declare module 'virtual:search-index' {
  export const searchIndex: import('./search-index.ts').SearchIndex
}
