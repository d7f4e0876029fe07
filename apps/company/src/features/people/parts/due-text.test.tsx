import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { DueLine, DueText } from './due-text.tsx'

const none = { due_on: null, due_days: null, counts_working_days: false }

test('a line names what a day is, once', () => {
  const { container } = renderPage(
    <>
      <p>
        <DueLine due={none} />
      </p>
      <p>
        <DueLine due={{ ...none, due_days: 14 }} />
      </p>
      <p>
        <DueText due={none} />
      </p>
    </>,
    'ar',
  )
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'بلا آخر موعد',
    expect.stringMatching(/^آخر موعد: .*14 يومًا/),
    'غير محدد',
  ])
})
