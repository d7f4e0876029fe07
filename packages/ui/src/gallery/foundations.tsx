import { ArrowRight, Bell, Check, ChevronRight, Clock, ListOrdered, Play, Send } from 'lucide-react'
import { Badge } from '../badge/badge.tsx'
import { Icon } from '../icon/icon.tsx'
import { Isolate, Ltr } from '../isolate/isolate.tsx'
import { linkClass } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'
import { Heading, Prose, Text } from '../text/text.tsx'
import styles from './gallery.module.css'
import type { Samples } from './samples.ts'

const colours = ['paper', 'surface', 'sunken', 'line', 'line-strong', 'ink-soft', 'ink', 'primary', 'primary-soft', 'accent', 'accent-soft', 'success', 'warning', 'danger']
const icons = [ArrowRight, ChevronRight, Send, ListOrdered, Clock, Check, Play, Bell]

/** Colours, type, icons, mixed text. */
export function Foundations({ words }: { words: Samples }) {
  return (
    <section className={styles.section}>
      <Heading level={2}>{words.foundations}</Heading>
      <Logo />
      <div className={styles.row}>
        {colours.map(name => <span key={name} className={styles.swatch}><i style={{ background: `var(--${name})` }} /><Ltr>{name}</Ltr></span>)}
      </div>
      <Heading level={3} size="display">{words.courses[0]}</Heading>
      <Heading level={3} size="xl">{words.courses[1]}</Heading>
      <Heading level={3} size="lg">{words.courses[2]}</Heading>
      <Text measure>{words.prose[1]} <Isolate>James Miller</Isolate> · <Ltr>+966 50 123 4567</Ltr> · <a className={linkClass()} href="#gallery">{words.browse}</a></Text>
      <Text size="sm" soft>{words.icons}</Text>
      <div className={styles.row}>{icons.map((of, i) => <Icon key={i} of={of} size={26} />)}</div>
      <div className={styles.row}>
        <Badge>{words.levels[0]}</Badge><Badge tone="primary">{words.certificate}</Badge><Badge tone="accent">{words.best}</Badge>
        <Badge tone="success" icon={Check}>{words.done}</Badge><Badge tone="warning" icon={Clock}>{words.left}</Badge><Badge tone="danger">{words.left}</Badge>
      </div>
      <Prose>
        <h3>{words.prose[0]}</h3>
        <p>{words.prose[1]}</p>
        <ul><li>{words.prose[2]}</li><li>{words.prose[3]} <code>&lt;dfn&gt;</code></li></ul>
        <blockquote>{words.prose[4]}</blockquote>
        <pre><code>{'for lesson in course:\n    lesson.read()'}</code></pre>
      </Prose>
    </section>
  )
}
