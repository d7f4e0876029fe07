import { foldDigits } from '@masar/text'

/** What a calculation may fail with. */
export type CalculationErrorCode = 'incomplete' | 'division' | 'unreadable'
export type Calculation = { value: number } | { error: CalculationErrorCode }

class CalculationError extends Error {
  readonly code: CalculationErrorCode
  constructor(code: CalculationErrorCode) {
    super(code)
    this.code = code
  }
}

const signs: Record<string, string> = { '×': '*', '÷': '/', '−': '-', '٫': '.', ',': '', '٬': '', '٪': '%' }

/**
 * Works out a sum: + − × ÷, brackets, percent, in either kind of digits. Times before plus, as in school; rounded to twelve figures, so that
 * 0.1 + 0.2 is 0.3.
 */
// long: a grammar of four rules that call each other
export function calculate(text: string): Calculation {
  const plain = [...foldDigits(text)].map(sign => signs[sign] ?? sign).join('')
  const parts = plain.match(/\d+\.?\d*|\.\d+|[-+*/()%]|[^\s]/g) ?? []
  let at = 0
  const peek = () => parts[at]
  const take = () => parts[at++]

  function sum(): number {
    let value = product()
    while (peek() === '+' || peek() === '-') value = take() === '+' ? value + product() : value - product()
    return value
  }
  function product(): number {
    let value = signed()
    while (peek() === '*' || peek() === '/') {
      const isTimes = take() === '*'
      const other = signed()
      if (!isTimes && other === 0) throw new CalculationError('division')
      value = isTimes ? value * other : value / other
    }
    return value
  }
  function signed(): number {
    if (peek() === '-' || peek() === '+') return take() === '-' ? -signed() : signed()
    let value = single()
    while (peek() === '%') {
      take()
      value /= 100
    }
    return value
  }
  function single(): number {
    const part = take()
    if (part === undefined) throw new CalculationError('incomplete')
    if (part === '(') {
      const value = sum()
      if (take() !== ')') throw new CalculationError('incomplete')
      return value
    }
    if (!/^[\d.]/.test(part) || !Number.isFinite(Number(part))) throw new CalculationError('unreadable')
    return Number(part)
  }

  try {
    if (parts.length === 0 || parts.length > 200) throw new CalculationError('incomplete')
    const value = sum()
    if (at < parts.length) throw new CalculationError('unreadable')
    if (!Number.isFinite(value)) throw new CalculationError('unreadable')
    return { value: Number(value.toPrecision(12)) }
  } catch (error) {
    if (error instanceof CalculationError) return { error: error.code }
    throw error
  }
}
