import { Heading, Text } from '../text/text.tsx'
import { useUi } from '../ui-provider/ui-provider.tsx'
import { contentEntries, stateEntries } from './entries/content.ts'
import type { Entry } from './entries/entry.ts'
import { fieldEntries } from './entries/fields.ts'
import { groundEntries } from './entries/ground.ts'
import { layerEntries } from './entries/layers.ts'
import { EntrySection } from './entry-section.tsx'
import styles from './gallery.module.css'
import { samples, type Samples } from './samples.ts'
import { Swatches } from './swatches.tsx'

/** The gallery's parts, in the order of the page. */
export const sections: readonly {
  title: keyof Samples & ('foundations' | 'controls' | 'overlays' | 'content' | 'feedback')
  entries: readonly Entry[]
}[] = [
  { title: 'foundations', entries: groundEntries },
  { title: 'controls', entries: fieldEntries },
  { title: 'overlays', entries: layerEntries },
  { title: 'content', entries: contentEntries },
  { title: 'feedback', entries: stateEntries },
]

/**
 * The documentation of this package, mounted by the learner app at `/test`: every component in its states, what it is for and when not,
 * its properties and keys, and on demand in both languages and themes side by side.
 */
export function Gallery() {
  const { locale } = useUi()
  const words = samples[locale]
  return (
    <div id="gallery" className={styles.gallery}>
      <div className={styles.head}>
        <Heading level={1}>{words.title}</Heading>
        <Text soft measure>
          {words.intro}
        </Text>
        <nav aria-label={words.title} className={styles.index}>
          {sections
            .flatMap(({ entries }) => entries)
            .map(({ id, names }) => (
              <a key={id} href={`#c-${id}`} dir="ltr">
                {names[0]}
              </a>
            ))}
        </nav>
      </div>
      {sections.map(({ title, entries }) => (
        <section key={title} className={styles.section} aria-labelledby={`s-${title}`}>
          <Heading level={2} id={`s-${title}`}>
            {words[title]}
          </Heading>
          {title === 'foundations' && <Swatches />}
          {entries.map(entry => (
            <EntrySection key={entry.id} entry={entry} />
          ))}
        </section>
      ))}
    </div>
  )
}
