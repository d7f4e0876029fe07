import { Heading, Text } from '../text/text.tsx'
import { useUi } from '../ui-provider/ui-provider.tsx'
import { Content } from './content.tsx'
import { Controls } from './controls.tsx'
import { Data } from './data.tsx'
import { Feedback, Overlays } from './feedback.tsx'
import { Foundations } from './foundations.tsx'
import styles from './gallery.module.css'
import { samples } from './samples.ts'

/** Every component in its states: the documentation of this package, mounted by the learner app at `/test`. */
export function Gallery() {
  const { locale } = useUi()
  const words = samples[locale]
  return (
    <div id="gallery" className={styles.gallery}>
      <div>
        <Heading level={1}>{words.title}</Heading>
        <Text soft>{words.intro}</Text>
      </div>
      <Foundations words={words} />
      <Controls words={words} />
      <Content words={words} />
      <Feedback words={words} />
      <Overlays words={words} />
      <Data words={words} />
    </div>
  )
}
