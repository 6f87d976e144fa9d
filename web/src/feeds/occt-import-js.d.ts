declare module 'occt-import-js' {
  function load(): Promise<load.Kernel>
  namespace load {
    /** A solid as triangles; coordinates and corners lie one after another. */
    interface Mesh {
      attributes: { position: { array: number[] } }
      index: { array: number[] }
    }
    interface Kernel {
      ReadStepFile(
        content: Uint8Array,
        options: {
          linearUnit: string
          linearDeflectionType: string
          linearDeflection: number
          angularDeflection: number
        },
      ): { success: boolean; meshes: Mesh[] }
    }
  }
  export = load
}
