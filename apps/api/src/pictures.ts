import type sharp from 'sharp'

type Library = typeof sharp

let loaded: Promise<Library> | undefined

/**
 * The library that reads and draws pictures, loaded when the first is asked for: 28 MB that most starts have no use for. Of formats it knows those
 * that are read at all, in the whole process. SVG is for what the service draws itself: code that reads uploads looks at how it
 * begins, before anything is tried.
 */
export function loadSharp(): Promise<Library> {
  return (loaded ??= load())
}

async function load(): Promise<Library> {
  const { default: library } = await import('sharp')
  library.block({ operation: ['VipsForeignLoad'] })
  library.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadSvgBuffer',
    ],
  })
  library.cache(false)
  return library
}
