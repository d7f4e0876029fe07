// in no catalogue: languages are named in themselves
export const captionNames = { ar: 'العربية', en: 'English' }
