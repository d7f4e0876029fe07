const query = new URLSearchParams(location.search)
const [rows, height] = [Number(query.get('rows')), Number(query.get('height'))]

/** What no list of so many rows can do with less: as many boxes as fit, each moved to where its row is, and told which it is. */
const list = document.createElement('div')
list.style.cssText = `position: relative; block-size: ${rows * height}px`
const boxes = Array.from({ length: Math.ceil(innerHeight / height) + 2 }, () => {
  const box = document.createElement('div')
  box.style.cssText = `position: absolute; inset-inline: 0; block-size: ${height}px`
  list.append(box)
  return box
})
function place(): void {
  const first = Math.max(0, Math.floor((scrollY - list.offsetTop) / height))
  boxes.forEach((box, at) => {
    const row = Math.min(rows - 1, first + at)
    box.style.insetBlockStart = `${row * height}px`
    box.textContent = `${row + 1}`
  })
}
document.getElementById('root')?.replaceWith(list)
addEventListener('scroll', place)
place()
