import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { CompanyName } from './company-name.tsx'

test('a company without a colour of its own is named as any text is', () => {
  renderUi(
    <p>
      <CompanyName name="نخلة" color="masar" /> <CompanyName name="بحر" color="blue" />
    </p>,
  )
  expect(screen.getByText('نخلة').parentElement).not.toHaveAttribute('data-company')
  expect(screen.getByText('بحر').parentElement).toHaveAttribute('data-company', 'blue')
})
