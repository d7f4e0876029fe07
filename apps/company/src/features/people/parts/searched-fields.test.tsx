import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { serve, served } from '../../../testing/serve.tsx'
import { CourseField, type CourseRef } from './course-field.tsx'
import { type Person, PersonField } from './person-field.tsx'

function WithPerson() {
  const [person, setPerson] = useState<Person | null>(null)
  return <PersonField label="Which" person={person} onChange={setPerson} />
}
function WithCourse() {
  const [course, setCourse] = useState<CourseRef | null>(null)
  return <CourseField label="Which" course={course} onChange={setCourse} />
}
const answer = (...rows: object[]) => ({
  data: rows,
  meta: { next_cursor: null, total: rows.length, total_is_capped: false },
})
const sara = { id: 1, name: 'Sara', number: null, title: 'Sara' }
const other = { id: 2, name: 'Sara Omar', number: null, title: 'Sara Omar' }

interface Field {
  field: ReactElement
  first: string
  found: string
}

test.each<[string, Field]>([
  [
    'person’s name',
    {
      field: <WithPerson />,
      first: 'GET /employees?limit=20&state=active',
      found: 'GET /employees?limit=20&state=active&q=Sara',
    },
  ],
  [
    'course’s title',
    {
      field: <WithCourse />,
      first: 'GET /client-api/v1/courses?limit=20',
      found: 'GET /client-api/v1/courses?limit=20&q=Sara',
    },
  ],
])(
  'a typed %s is searched for also where the first list has it; a chosen one is not',
  async (_, { field, first, found }) => {
    serve({ [first]: answer(sara), [found]: answer(sara, other) })
    renderPage(field, 'en')
    const box = screen.getByRole('combobox', { name: /Which/ })
    await userEvent.click(box)
    expect(await screen.findByRole('option', { name: 'Sara' })).toBeVisible()
    fireEvent.change(box, { target: { value: 'Sara' } })
    await userEvent.click(await screen.findByRole('option', { name: 'Sara Omar' }))
    expect(box).toHaveValue('Sara Omar')
    // Longer than the pause after which what is typed is searched.
    await new Promise(resolve => setTimeout(resolve, 400))
    expect(served(found)).toHaveLength(1)
    expect(served(first)).toHaveLength(1)
  },
)
