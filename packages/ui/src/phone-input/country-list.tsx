import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { CountryCode } from 'libphonenumber-js/core'
import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../icon/icon.tsx'
import { Ltr } from '../isolate/isolate.tsx'
import { cx } from '../ui-provider/class-names.ts'
import { useUi } from '../ui-provider/ui-provider.tsx'
import { findCountries, listCountries, type ListedCountry } from './country-names.ts'
import { Flag, useFlags } from './flag.tsx'
import styles from './phone-input.module.css'

export interface CountryListProps {
  id: string
  /** What it opens beside: the whole field. */
  anchor: RefObject<HTMLElement | null>
  country: CountryCode
  countries: readonly CountryCode[] | undefined
  preferred: readonly CountryCode[] | undefined
  /** Where the highlight begins, counted from the chosen country. */
  step: -1 | 0 | 1
  onPick: (country: CountryCode) => void
  onClose: () => void
  /** Tab: the list closes, and the focus goes on from the button. */
  onLeave: () => void
}

/** Typed characters are forgotten after this pause. */
const memory = 700
/** With less room than this below the field, the list opens above it. */
const roomNeeded = 200

function placementOf(anchor: HTMLElement | null): 'top start' | 'bottom start' {
  const { top = 0, bottom = 0 } = anchor?.getBoundingClientRect() ?? {}
  const below = window.innerHeight - bottom
  return below < roomNeeded && top > below ? 'top start' : 'bottom start'
}

/** Collects what is typed and gives it back until the next pause. */
function useTypedText(): (key: string) => string {
  const typed = useRef({ text: '', timer: 0 })
  useEffect(() => () => clearTimeout(typed.current.timer), [])
  return key => {
    clearTimeout(typed.current.timer)
    const text = typed.current.text + key
    typed.current = { text, timer: window.setTimeout(() => (typed.current.text = ''), memory) }
    return text
  }
}

const keyOf = (target: EventTarget) =>
  (target as HTMLElement).closest<HTMLElement>('[role="option"]')?.dataset['key'] as CountryCode | undefined

function focusOption(list: HTMLElement, code: CountryCode | undefined): void {
  if (code) list.querySelector<HTMLElement>(`[data-key="${code}"]`)?.focus()
}

/** What is drawn at once: more than the list shows without scrolling. */
const firstDrawn = 24

/** Draws the first countries, the chosen one among them, and the others right after: 245 rows at once would keep a phone waiting. */
function useGrowingList(all: readonly ListedCountry[], country: CountryCode, query: string) {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => startTransition(() => setWhole(true)), [])
  const end = Math.max(firstDrawn, all.findIndex(({ code }) => code === country) + firstDrawn / 2)
  const found = findCountries(all, query)
  return {
    shown: isWhole ? found : found.slice(0, end),
    showAll: () => isWhole || flushSync(() => setWhole(true)),
  }
}

/** The keys of the box to search in: Enter takes the first that is found, an arrow goes down to it. */
function keyInSearch(
  event: KeyboardEvent<HTMLElement>,
  first: CountryCode | undefined,
  onPick: (country: CountryCode) => void,
): void {
  if (first === undefined || event.nativeEvent.isComposing) return
  if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
  event.preventDefault()
  event.stopPropagation()
  if (event.key === 'ArrowDown') focusOption(event.currentTarget, first)
  else if ((event.target as HTMLInputElement).value.trim() !== '') onPick(first)
}

/** The keys that react-aria's list leaves to us; it handles arrows, Home, End and the page keys. */
function useListKeys(
  { onPick, onLeave }: CountryListProps,
  countries: readonly ListedCountry[],
  first: CountryCode | undefined,
  showAll: () => void,
) {
  const remember = useTypedText()
  const isSearching = useRef(false)
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return onLeave()
    if ((event.target as HTMLElement).tagName === 'INPUT') return keyInSearch(event, first, onPick)
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.key === 'Enter' || (event.key === ' ' && !isSearching.current)) {
      const code = keyOf(event.target)
      event.preventDefault()
      event.stopPropagation()
      if (code) onPick(code)
    } else if (isLetter) {
      event.preventDefault()
      event.stopPropagation()
      const text = remember(event.key)
      isSearching.current = true
      showAll()
      focusOption(event.currentTarget, findCountries(countries, text)[0]?.code)
    } else isSearching.current = false
  }
}

/** The open list. Fetched when it is first wanted: it is most of what the field weighs. */
export function CountryList(props: CountryListProps) {
  const { id, anchor, country, countries: only, preferred, step, onPick, onClose } = props
  const { t } = useLingui()
  const { locale } = useUi()
  const flags = useFlags('all')
  const [query, setQuery] = useState('')
  const [placement] = useState(() => placementOf(anchor.current))
  const [all] = useState(() => listCountries(locale, preferred, only))
  const { shown, showAll } = useGrowingList(all, country, query)
  const isPlaced = useRef(step === 0)
  const onKeys = useListKeys(props, all, shown[0]?.code, showAll)
  const lastPreferred = query === '' ? all.findLast(each => each.isPreferred)?.code : undefined

  // The list puts the focus on the chosen country; an arrow that opened it moves one place on.
  const moveOn = (event: FocusEvent<HTMLElement>) => {
    if (isPlaced.current || keyOf(event.target) !== country) return
    isPlaced.current = true
    focusOption(event.currentTarget, all[all.findIndex(each => each.code === country) + step]?.code)
  }
  const pickByPress = (event: MouseEvent) => {
    const code = keyOf(event.target)
    if (code) onPick(code)
  }
  return (
    <Popover
      isOpen
      triggerRef={anchor}
      placement={placement}
      shouldFlip={false}
      maxHeight={352}
      offset={4}
      containerPadding={8}
      onOpenChange={isOpen => isOpen || onClose()}
      className={styles.popover ?? ''}
      aria-label={t`Choose a country`}
    >
      <div className={styles.panel} onFocus={moveOn} onKeyDownCapture={onKeys} onClickCapture={pickByPress}>
        <input
          type="search"
          className={styles.search}
          value={query}
          onChange={event => setQuery(event.target.value)}
          aria-label={t`Find a country`}
          placeholder={t`Find a country`}
          autoComplete="off"
          enterKeyHint="search"
        />
        <ListBox
          id={id}
          aria-label={t`Countries`}
          autoFocus
          selectionMode="single"
          selectedKeys={[country]}
          disallowEmptySelection
          items={shown}
          className={styles.list ?? ''}
          renderEmptyState={() => <p className={styles.none}>{t`No country of that name or code`}</p>}
        >
          {({ code, name, dialCode }) => (
            <ListBoxItem
              id={code}
              textValue={name}
              className={cx(styles.option, code === lastPreferred && styles.last)}
            >
              <Flag code={code} flags={flags} />
              <span className={styles.name}>{name}</span>
              <Ltr className={styles.code}>+{dialCode}</Ltr>
              <span className={styles.tick}>{code === country && <Icon of={Check} size={16} />}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </div>
    </Popover>
  )
}
