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
// With the page and not with its late parts: they are prerendered, and need their styles before their scripts.
import path from './path.module.css'
import './course-stations.module.css'
import './stations.module.css'

/** The home page as a path that a visitor walks: what one can learn, a lesson, a question, the certificate, whom others trust, and the beginning. */
export function HomePath({ home, isEmpty }: { home: Home; isEmpty: boolean }) {
  return (
    <div className={path.path}>
      {!isEmpty && <Doors categories={home.categories} />}
      <BestSellers courses={home.best_selling} />
      {home.preview && <LessonPreview preview={home.preview} />}
      {home.sample && <TryQuestion sample={home.sample} />}
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
