import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Avatar, Isolate, linkClass, Rating, Text } from '@masar/ui'
import type { Home } from '../home/api.ts'
import { Station } from './station.tsx'
import styles from './stations.module.css'

/** What learners wrote of courses that they took. */
export function Voices({ voices }: { voices: Home['voices'] }) {
  if (voices.length === 0) return null
  return (
    <Station id="voices" title={<Trans>Reviews</Trans>} side="end">
      <ul className={styles.voices}>
        {voices.map(voice => (
          <li key={voice.id}>
            <figure className={styles.voice}>
              <Rating value={voice.stars} />
              <blockquote dir="auto">{voice.text}</blockquote>
              <figcaption>
                <Avatar name={voice.name} src={voice.avatar} size={44} />
                <div>
                  <Text as="div" strong size="sm">
                    <Isolate>{voice.name}</Isolate>
                  </Text>
                  <AppLink to={`/Course/${voice.course.id}`} className={linkClass()}>
                    <Isolate>{voice.course.title}</Isolate>
                  </AppLink>
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Station>
  )
}
