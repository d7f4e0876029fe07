import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { Accordion, AccordionItem } from './accordion.tsx'

test.each([2, 3, 4] as const)('titles are headings of level %i where a page goes by them', level => {
  renderUi(
    <Accordion>
      <AccordionItem title="هل الشهادة معتمدة؟" headingLevel={level}>
        نعم.
      </AccordionItem>
      <AccordionItem title="قسم">نص</AccordionItem>
    </Accordion>,
  )
  const headings = screen.getAllByRole('heading')
  expect(headings.map(({ textContent }) => textContent)).toEqual(['هل الشهادة معتمدة؟'])
  expect(screen.getByRole('heading', { level })).toBe(headings[0])
  expect(headings[0]?.parentElement?.tagName, 'a press on it opens the section').toBe('SUMMARY')
})
