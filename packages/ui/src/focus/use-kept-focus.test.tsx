import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { returnFocus } from './return-focus.ts'
import { useKeptFocus } from './use-kept-focus.ts'

afterEach(cleanup)

function Lines({ confirms }: { confirms: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading)
  const [lines, setLines] = useState(['one', 'two'])
  const [asked, setAsked] = useState<string>()
  const remove = (gone: string) => {
    setLines(lines.filter(line => line !== gone))
    setAsked(undefined)
  }
  return (
    <section>
      <h2 ref={heading}>Lines</h2>
      {lines.map(line => (
        <button type="button" key={line} onClick={() => (confirms ? setAsked(line) : remove(line))}>
          {line}
        </button>
      ))}
      {asked !== undefined && (
        <div role="dialog">
          <button type="button" autoFocus onClick={() => remove(asked)}>
            sure
          </button>
        </div>
      )}
    </section>
  )
}

describe('the focus stays in the region', () => {
  test('when the button that had it goes', async () => {
    render(<Lines confirms={false} />)
    await userEvent.click(screen.getByText('one'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Lines')))
  })

  test('when the dialog closes whose button is gone', async () => {
    render(<Lines confirms />)
    await userEvent.click(screen.getByText('two'))
    await userEvent.click(screen.getByText('sure'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Lines')))
  })

  test('but not where the user has moved on', async () => {
    render(
      <>
        <Lines confirms={false} />
        <input aria-label="elsewhere" />
      </>,
    )
    screen.getByText('one').focus()
    screen.getByLabelText('elsewhere').focus()
    screen.getByText('one').click()
    await new Promise(resolve =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    )
    expect(document.activeElement).toBe(screen.getByLabelText('elsewhere'))
  })
})

test('a saved form gives the focus back to its field, unless the person has gone on', () => {
  render(
    <>
      <form>
        <input id="field" aria-label="field" />
        <input aria-label="beside" />
        <button type="submit">save</button>
      </form>
      <form id="form">
        <label>
          <input type="radio" name="one" /> first
        </label>
        <label>
          <input type="radio" name="one" defaultChecked /> chosen
        </label>
        <button type="submit">store</button>
      </form>
      <input aria-label="elsewhere" />
    </>,
  )
  screen.getByText('save').focus()
  returnFocus('field')
  expect(document.activeElement).toBe(screen.getByLabelText('field'))
  for (const kept of ['elsewhere', 'beside']) {
    screen.getByLabelText(kept).focus()
    returnFocus('field')
    expect(document.activeElement).toBe(screen.getByLabelText(kept))
  }
  screen.getByText('store').focus()
  returnFocus('form')
  expect(document.activeElement).toBe(screen.getByLabelText('chosen'))
})
