import { Heading, Isolate } from '@masar/ui'
import { Markdown } from '../markdown/markdown.tsx'
import { byLesson, type NotedCourse } from './notes-markdown.ts'
import { PlaceText } from './note-item.tsx'
import styles from './my-notes.module.css'

/** All notes as they are printed; on screen there is nothing of it. */
export function PrintedNotes({ courses }: { courses: readonly NotedCourse[] }) {
  return (
    <div className={styles.printed}>
      {courses.map(course => (
        <section key={course.id}>
          <Heading level={2}>
            <Isolate>{course.title}</Isolate>
          </Heading>
          {byLesson(course.notes).map(({ lesson, title, notes }) => (
            <section key={lesson}>
              <Heading level={3}>
                <Isolate>{title}</Isolate>
              </Heading>
              {notes.map(note => (
                <article key={note.id} className={styles.printedNote}>
                  <PlaceText place={{ position: note.position_seconds, quote: note.quote }} />
                  <Markdown topHeading={4}>{note.text}</Markdown>
                </article>
              ))}
            </section>
          ))}
        </section>
      ))}
    </div>
  )
}
