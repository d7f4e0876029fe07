/** Brings an element to the middle of the window. @returns whether it stays there for two frames, with nothing over it */
export async function isReachable(element: Element): Promise<boolean> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const frame = () => new Promise(requestAnimationFrame)
  const before = element.getBoundingClientRect()
  await frame()
  await frame()
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return before.x === x && before.y === y && top !== null && element.contains(top)
}
