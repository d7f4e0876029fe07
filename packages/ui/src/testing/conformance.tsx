import axe from 'axe-core'
import { screen } from '@testing-library/react'
import { createRef, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from './render.tsx'

/** What a component promises beyond its own tests. */
export interface Contract {
  /** Takes `data-*`, which the element must carry to the page, and a `ref`, which must lead to an element. */
  element: (data: object) => ReactElement
  /** The role it is found by, when one can act on it. */
  role?: string
  /** Leaves `data-*` and `ref` aside: it is made of several elements, none of which represents it. */
  isComposite?: boolean
}

/** Colours need a real page: jsdom computes none. Regions are the page's own matter. */
const axeOptions = { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }

/** The rules all components keep, in both languages. */
export function describeConformance(name: string, { element, role, isComposite }: Contract) {
  for (const locale of ['ar', 'en'] as const) {
    test(`${name} in ${locale}: forwards its ref, passes data attributes on, is named, and axe finds nothing`, async () => {
      const ref = createRef<Element>()
      const { container } = renderUi(
        element(isComposite ? { 'data-probe': 'here' } : { 'data-probe': 'here', ref }),
        locale,
      )
      if (!isComposite) {
        expect(container.querySelector('[data-probe="here"]')).not.toBeNull()
        expect(ref.current).toBeInstanceOf(Element)
      }
      if (role) for (const found of screen.getAllByRole(role)) expect(found).toHaveAccessibleName()
      const { violations } = await axe.run(container, axeOptions)
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    })
  }
}
