import sharp from 'sharp'

// The formats that are read at all, in the whole process. SVG is for what the service draws itself: code that reads uploads looks
// at how it begins, before anything is tried.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
})
sharp.cache(false)

export { sharp }
