import type pg from 'pg'
import type { Database } from '../../db/client.ts'
import { CoursePageReader } from './course-page.ts'
import { FilterCounts } from './filter-counts.ts'
import { HomeReader } from './home.ts'
import { CourseLists } from './list.ts'
import { InstructorsAndReviews } from './instructors-and-reviews.ts'
import { CataloguePages } from './pages.ts'
import { SampleQuestions } from './sample-question.ts'

/** What the public calls of the catalogue read from. */
export function catalogueReaders(db: Database, pool: pg.Pool) {
  return {
    lists: new CourseLists(db, pool),
    counts: new FilterCounts(db, pool),
    course: new CoursePageReader(pool),
    home: new HomeReader(pool),
    pages: new CataloguePages(db),
    samples: new SampleQuestions(db),
    instructorsAndReviews: new InstructorsAndReviews(db),
  }
}
