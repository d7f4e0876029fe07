import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { serve } from '../../../testing/serve.tsx'
import { ChosenList } from './chosen-list.tsx'
import { AddingField } from '../../people/parts/adding-field.tsx'
import { CourseField, type CourseRef } from '../../people/parts/course-field.tsx'

const courses = ['Clear writing', 'Safety at work'].map((title, at) => ({ id: at + 1, title }))

beforeEach(() =>
  serve({
    'GET /client-api/v1/courses?limit=20': { data: courses },
    'GET /client-api/v1/courses?limit=20&q=s': { data: courses },
  }),
)

function Chosen({ given = [] }: { given?: CourseRef[] }) {
  const [chosen, setChosen] = useState(given)
  return (
    <section>
      <ChosenList
        label="Chosen"
        items={chosen.map(({ id, title }) => ({ id, name: title }))}
        onRemove={gone => setChosen(chosen.filter(({ id }) => id !== gone))}
      />
      <AddingField count={chosen.length}>
        <CourseField
          label="Add a course"
          course={null}
          except={new Set(chosen.map(({ id }) => id))}
          onChange={course => course && setChosen([...chosen, course])}
        />
      </AddingField>
      <button type="button">Elsewhere</button>
    </section>
  )
}

test('whoever chooses by keyboard goes on in the field, which is empty again', async () => {
  renderPage(<Chosen />, 'en')
  const field = () => screen.getByRole('combobox', { name: /Add a course/ })
  for (const { title } of courses) {
    await userEvent.click(field())
    await userEvent.click(await screen.findByRole('option', { name: title }))
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('')
  }
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('what is added from elsewhere leaves the focus where it is', async () => {
  const { rerender } = renderPage(
    <AddingField count={0}>
      <input aria-label="Field" />
    </AddingField>,
    'en',
  )
  rerender(
    <AddingField count={1}>
      <input aria-label="Field" />
    </AddingField>,
  )
  expect(screen.getByRole('textbox', { name: 'Field' })).not.toHaveFocus()
})

test('a cross that takes one out gives the focus to the next, and the last one to the field', async () => {
  renderPage(<Chosen given={courses} />, 'en')
  const cross = (name: string) => screen.getByRole('button', { name: `Take out: ${name}` })
  cross('Clear writing').focus()
  await userEvent.keyboard('{Enter}')
  expect(cross('Safety at work')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('combobox', { name: /Add a course/ })).toHaveFocus()
})

test('where the last one is taken out, what adds others has the focus, field or button', async () => {
  renderPage(
    <section>
      <ChosenList label="Chosen" items={[{ id: 1, name: 'Safety' }]} onRemove={() => {}} />
      <button type="button">Choose many</button>
    </section>,
    'en',
  )
  await userEvent.click(screen.getByRole('button', { name: /Take out/ }))
  expect(screen.getByRole('button', { name: 'Choose many' })).toHaveFocus()
})
