import { childOf, childrenOf, textIn, within, type Element } from '../../../../../xml.ts'
import { cleanText } from '../texts.ts'

/** What a declaration of a response says is right. */
export class Declared {
  readonly cardinality: string
  readonly baseType: string
  readonly correct: string[]
  readonly mapped: { key: string; share: number }[]
  readonly isCaseSensitive: boolean
  /** Whether the mapping gives the points, or all that is right has to be given. */
  readonly isMapped: boolean

  constructor(declaration: Element | undefined, item: Element) {
    const mapping = childOf(declaration, 'mapping')
    const entries = mapping ? childrenOf(mapping, 'mapEntry') : []
    this.cardinality = declaration?.attributes['cardinality'] ?? 'single'
    this.baseType = declaration?.attributes['baseType'] ?? 'string'
    const values = childOf(declaration, 'correctResponse')
    this.correct = values ? childrenOf(values, 'value').map(value => cleanText(textIn(value))) : []
    this.mapped = entries.map(({ attributes }) => ({
      key: attributes['mapKey'] ?? '',
      share: Number(attributes['mappedValue'] ?? '0'),
    }))
    this.isCaseSensitive = entries.some(({ attributes }) => attributes['caseSensitive'] === 'true')
    const processing = childOf(item, 'responseProcessing')
    const template = processing?.attributes['template'] ?? ''
    this.isMapped =
      entries.length > 0 && (template.includes('map_response') || within(item, 'mapResponse').length > 0)
  }

  /** The weight of each choice in percent of all points. */
  weightsOf(names: readonly string[]): number[] {
    if (!this.isMapped) {
      const right = this.correct.length
      return names.map(name => (this.correct.includes(name) ? 100 / Math.max(1, right) : 0))
    }
    const shares = names.map(name => this.mapped.find(({ key }) => key === name)?.share ?? 0)
    const all =
      this.cardinality === 'single'
        ? Math.max(...shares)
        : shares.reduce((sum, share) => sum + Math.max(0, share), 0)
    return shares.map(share => (all > 0 ? (share * 100) / all : 0))
  }
}
