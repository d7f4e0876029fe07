import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { BarChart } from './bar-chart.tsx'
import { DonutChart } from './donut-chart.tsx'
import { LineChart } from './line-chart.tsx'
import { linePath, pointsOf } from './line-path.ts'
import { scaleOf } from './scale.ts'

const months = ['سبتمبر', 'أكتوبر', 'نوفمبر']
const series = [
  { name: 'التسجيل', values: [12, 40, 48] },
  { name: 'الإتمام', values: [3, null, 20] },
]

test('an axis is made of round values and always holds zero', () => {
  const { ticks, at } = scaleOf(series)
  expect(ticks).toEqual([0, 10, 20, 30, 40, 50])
  expect([at(0), at(25), at(50)]).toEqual([0, 0.5, 1])
  expect(scaleOf([{ name: '', values: [-7, 13] }]).ticks).toEqual([-10, -5, 0, 5, 10, 15])
  expect(scaleOf([{ name: '', values: [0, null] }]).at(0)).toBe(0)
})

test('an axis of what is counted has whole numbers alone', () => {
  const ticksOf = (...values: number[]) => scaleOf([{ name: '', values }]).ticks
  expect(ticksOf(2, 0, 1)).toEqual([0, 1, 2])
  expect(ticksOf(1)).toEqual([0, 1])
  expect(ticksOf(0)).toEqual([0, 1])
  expect(ticksOf(1.5)).toEqual([0, 0.5, 1, 1.5, 2])
})

test('a line has gaps at unknown values', () => {
  const scale = scaleOf(series)
  expect(linePath([0, 25, null, 50], scale)).toBe('M12.5,100L37.5,50M87.5,0Z')
  expect(pointsOf([null, 50], scale)).toEqual([{ at: 1, value: 50, x: 75, y: 0 }])
})

test('a single value is in the middle', () => {
  expect(pointsOf([50], scaleOf(series))).toEqual([{ at: 0, value: 50, x: 50, y: 0 }])
})

test.each([
  ['bars', BarChart],
  ['lines', LineChart],
] as const)('%s: a named figure, the drawing hidden, the same figures in a table', (_, Chart) => {
  renderUi(
    <Chart
      title="التسجيل والإتمام"
      summary="زاد كلاهما."
      categoryLabel="الشهر"
      categories={months}
      series={series}
    />,
  )
  const figure = screen.getByRole('figure', { name: 'التسجيل والإتمام' })
  const rows = within(figure).getAllByRole('row', { hidden: true })
  expect(rows[2]).toHaveTextContent('أكتوبر40—')
  expect(figure.querySelector('[aria-hidden="true"]')).toHaveTextContent('0')
})

test('a bar is as high as its value says, from zero', () => {
  const { container } = renderUi(
    <BarChart
      title="t"
      categoryLabel="m"
      categories={['a', 'b']}
      series={[{ name: 's', values: [50, -25] }]}
    />,
    'en',
  )
  const heights = [...container.querySelectorAll<HTMLElement>('.bar')].map(bar => [
    bar.style.blockSize,
    bar.style.insetBlockEnd,
  ])
  expect(heights).toEqual([
    ['50%', '40%'],
    ['25%', '15%'],
  ])
})

test('parts of a whole, with their shares; a whole of nothing is drawn as nothing', () => {
  const parts = [
    { name: 'أنجز', value: 30 },
    { name: 'لم يبدأ', value: 10 },
  ]
  const whole = renderUi(
    <DonutChart title="الحالات" categoryLabel="الحالة" valueLabel="الموظفون" parts={parts} />,
  )
  expect(screen.getAllByRole('row', { hidden: true })[1]).toHaveTextContent(/أنجز30.*75/)
  const [, second] = [...whole.container.querySelectorAll('circle')].slice(1)
  expect(Number(second?.getAttribute('stroke-dashoffset'))).toBeCloseTo(-75)
  const { container } = renderUi(
    <DonutChart title="x" categoryLabel="y" valueLabel="z" parts={[{ name: 'a', value: 0 }]} />,
    'en',
  )
  expect(container.querySelectorAll('circle')[1]).toHaveAttribute('stroke-dasharray', '0 100')
})
