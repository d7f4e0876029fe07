interface ShownPicture {
  src: string
  alt: string
}

/** The picture that a rendered piece is, if it is one. */
export function pictureOf(piece: unknown): ShownPicture[] {
  if (!Array.isArray(piece) || piece[0] !== 'img') return []
  const { src, alt } = piece[1] as { src?: unknown; alt?: unknown }
  return typeof src === 'string' ? [{ src, alt: typeof alt === 'string' ? alt : '' }] : []
}

/** The addresses of all pictures of rendered texts. */
export function pictureAddresses(pieces: readonly unknown[]): string[] {
  return pieces.flatMap(piece => {
    const [own] = pictureOf(piece)
    if (own) return [own.src]
    return Array.isArray(piece) ? pictureAddresses(piece.slice(2)) : []
  })
}
