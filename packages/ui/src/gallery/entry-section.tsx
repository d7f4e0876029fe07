import { createElement, lazy, Suspense, useState, type ReactNode } from 'react'
import { Heading, Text } from '../text/text.tsx'
import { useUi } from '../ui-provider/ui-provider.tsx'
import type { Entry } from './entries/entry.ts'
import { exampleOf } from './examples/index.ts'
import styles from './gallery.module.css'
import { samples } from './samples.ts'
import { useText } from './use-text.ts'

const PropsTables = lazy(() => import('./props-tables.tsx').then(module => ({ default: module.PropsTables })))
const SideBySide = lazy(() => import('./side-by-side.tsx').then(module => ({ default: module.SideBySide })))

/** Its content is made when it is first opened: a page of sixty tables would be slow for a reader of one. */
function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className={styles.more} onToggle={event => event.currentTarget.open && setOpened(true)}>
      <summary>{title}</summary>
      {wasOpened && <Suspense>{children}</Suspense>}
    </details>
  )
}

/** One component: what it is for and when not, its states, its keys, its properties. */
export function EntrySection({ entry: { id, names, what, not, keys, notPictured } }: { entry: Entry }) {
  const { locale } = useUi()
  const text = useText()
  return (
    <article id={`c-${id}`} className={styles.entry} data-component={id}>
      <Heading level={3}>
        <bdi dir="ltr">{names.join(' · ')}</bdi>
      </Heading>
      <Text measure>{text(what)}</Text>
      <Text measure size="sm" soft>
        <strong>{text(['متى لا: ', 'When not: '])}</strong>
        {text(not)}
      </Text>
      <div className={styles.example} data-example={id} data-not-pictured={notPictured}>
        {createElement(exampleOf(id), { words: samples[locale] })}
      </div>
      <div className={styles.details}>
        {keys && (
          <Disclosure title={text(['لوحة المفاتيح', 'Keyboard'])}>
            <dl className={styles.keys}>
              {keys.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd dir="ltr">{key}</kbd>
                  </dt>
                  <dd>{text(does)}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        )}
        <Disclosure title={text(['الخصائص', 'Properties'])}>
          <PropsTables names={names} />
        </Disclosure>
        <Disclosure title={text(['باللغتين والمظهرين', 'In both languages and themes'])}>
          <SideBySide id={id} />
        </Disclosure>
      </div>
    </article>
  )
}
