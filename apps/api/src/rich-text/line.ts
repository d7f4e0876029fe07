import type { FormulaBudget } from './maths.ts'
import type { RichNode } from './nodes.ts'
import { formulaNodes } from './render.ts'

/** A line of plain words, as options are: code between backquotes, formulas between dollars and stored images, nothing more. */
const pieces =
  /`([^`]+)`|\$((?! )[^$]*[^\s$])\$(?!\d)|!\[(?<alt>(?:[^[\]\\\n]|\\.)*)\]\((?<src>image:[0-9a-f]{32})\)/g

export function renderedLine(line: string, budget: FormulaBudget): RichNode[] {
  const nodes: RichNode[] = []
  let from = 0
  for (const found of line.matchAll(pieces)) {
    const [whole, code, formula = ''] = found
    if (found.index > from) nodes.push(line.slice(from, found.index))
    const { alt: written = '', src } = found.groups ?? {}
    const alt = written.replaceAll(/\\(.)/g, '$1')
    if (src !== undefined) nodes.push(['img', { src, ...(alt !== '' && { alt }) }])
    else if (code === undefined) nodes.push(...formulaNodes(formula, budget))
    else nodes.push(['code', {}, code])
    from = found.index + whole.length
  }
  if (from < line.length) nodes.push(line.slice(from))
  return nodes
}
