const file = /^avatars\/[\w-]{22}\.webp$/

/** The address of a kept picture. */
export function avatarPath(name: string): string {
  return `/media/${name}`
}

/** The kept picture behind an address, if it is one of ours. */
export function avatarFile(path: string | null): string | null {
  const name = path?.replace(/^\/media\//, '') ?? ''
  return file.test(name) ? name : null
}
