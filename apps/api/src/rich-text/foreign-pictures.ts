import type { Element, Root } from 'hast'

/**
 * Makes links of the pictures at other addresses: pages let in pictures of their own alone, and reading a text must not reveal the reader
 * elsewhere for it. Within a link, and where an address only looks like a path of ours, their words are left.
 */
export function linkForeignPictures(tree: Root | Element, isWithinLink = false): void {
  tree.children = tree.children.map(child => {
    if (child.type !== 'element') return child
    const src = child.properties['src']
    if (child.tagName !== 'img' || typeof src !== 'string' || !/^(?:https?:)?\/\//i.test(src)) {
      linkForeignPictures(child, isWithinLink || child.tagName === 'a')
      return child
    }
    const alt = child.properties['alt']
    const words = { type: 'text' as const, value: typeof alt === 'string' && alt !== '' ? alt : src }
    if (isWithinLink || src.startsWith('//')) return words
    return { type: 'element' as const, tagName: 'a', properties: { href: src }, children: [words] }
  }) as typeof tree.children
}
