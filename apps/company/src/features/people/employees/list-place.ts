import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { addressOf, type EmployeeFilters } from './filters.ts'

interface Place {
  address: string
  /** The list's URL in the browser's history. */
  index: number
}

let last: Place | null = null

function useHistoryIndex(): () => number {
  const { history } = useRouter()
  return () => history.location.state.__TSR_index
}

/** Remembers how the list was left, so that an employee's page leads back to the very same. */
export function useKeepListPlace(filters: EmployeeFilters, chosen: string | undefined): void {
  const index = useHistoryIndex()
  const address = addressOf(filters, chosen)
  useEffect(() => {
    last = { address, index: index() }
  })
}

/** The way back: the list's address, and whether going back in the history lands exactly there, scroll and all. */
export function useListPlace(): { address: string; isJustBefore: () => boolean } {
  const index = useHistoryIndex()
  return {
    address: last?.address ?? '/Employees',
    isJustBefore: () => last !== null && index() === last.index + 1,
  }
}
