import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './run.ts'

const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const sheet = read('packages/ui/src/styles/tokens.css')
const emails = read('apps/api/src/modules/platform/mail/layout.ts')
const colors = [...sheet.matchAll(/\[data-company='(\w+)'\]/g)].map(([, color = '']) => color)

type Rgb = readonly [number, number, number]

/** Linear light of an OKLCH colour (Ottosson, 2020). */
function linear(lightness: number, chroma: number, hue: number): Rgb {
  const turn = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(turn), chroma * Math.sin(turn)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(value => Math.min(1, Math.max(0, value)))
  return [rgb[0] ?? 0, rgb[1] ?? 0, rgb[2] ?? 0]
}

function contrast(one: Rgb, other: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const own = (color: string, property: string) =>
  Number(new RegExp(String.raw`\[data-company='${color}'\] \{[^}]*--${property}: ([\d.]+)`).exec(sheet)?.[1])

test.each(colors)('%s is read on every ground in either theme', color => {
  const [hue, chroma] = [own(color, 'hue'), own(color, 'chroma')]
  const lightGrounds = [linear(0.985, 0.005, 85), linear(0.957, 0.008, 85)]
  const darkGrounds = [linear(0.2, 0.02, 215), linear(0.245, 0.023, 215)]
  for (const ground of lightGrounds) expect(contrast(linear(0.5, chroma, hue), ground)).toBeGreaterThan(4.5)
  for (const ground of darkGrounds) expect(contrast(linear(0.8, 0.1, hue), ground)).toBeGreaterThan(4.5)
})

test.each(['masar', ...colors])('white is read on the button of an e-mail in %s', color => {
  const hex = new RegExp(String.raw`  ${color}: '#(\w{6})'`).exec(emails)?.[1] ?? ''
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  expect(contrast([r, g, b], [1, 1, 1])).toBeGreaterThan(4.5)
})

test('every colour that a company may choose has its tone', () => {
  const list = /companyColors = \[([^\]]*)\]/.exec(read('packages/text/src/company-color.ts'))?.[1] ?? ''
  expect([...list.matchAll(/'(\w+)'/g)].map(([, color]) => color)).toEqual(['masar', ...colors])
})
