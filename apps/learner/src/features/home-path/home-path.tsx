import { cx } from '@masar/ui'
import type { Home } from '../home/api.ts'
import {
  BestSellers,
  CertificateSample,
  Doors,
  ForCompanies,
  HomeFaq,
  LessonPreview,
  MoreCourses,
  PathEnd,
  PeopleAndNumbers,
  TryQuestion,
  Voices,
} from './lazy.tsx'
import path from './path.module.css'
// Used here, so that they come with the page and not with its late parts: those are prerendered, and need their styles before their scripts.
import samples from '../samples/samples.module.css'
import stations from './stations.module.css'

/** The home page as a path that a visitor walks: what one can learn, a lesson, a question, the certificate, whom others trust, and the beginning. */
export function HomePath({ home, isEmpty }: { home: Home; isEmpty: boolean }) {
  return (
    <div className={cx(path.path, stations.whole)}>
      {!isEmpty && <Doors categories={home.categories} />}
      <BestSellers courses={home.best_selling} />
      {home.preview && <LessonPreview preview={home.preview} />}
      {home.sample && (
        <div className={samples.place}>
          <TryQuestion sample={home.sample} />
        </div>
      )}
      {home.best_selling[0] && <CertificateSample course={home.best_selling[0]} />}
      <MoreCourses newest={home.newest} free={home.free} />
      <ForCompanies />
      <Voices voices={home.voices} />
      <PeopleAndNumbers teachers={home.teachers} numbers={home.numbers} />
      <HomeFaq questions={home.faqs} />
      {!isEmpty && <PathEnd />}
    </div>
  )
}
