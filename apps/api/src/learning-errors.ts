/** What writing at lessons may be refused with. */
export const learningErrors = {
  exam_closed: {
    status: 403,
    message: /*i18n*/ { id: 'error.exam_closed', message: 'This exam is not open to you yet.' },
  },
  images_full: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.images_full',
      message: 'This course has as many images as a course can hold. Write to us if it needs more.',
    },
  },
  questions_too_large: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.questions_too_large',
      message:
        'With their images these questions are more than {megabytes, number} MB as a file. Get the package of the course instead.',
    },
  },
  package_too_large: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.package_too_large',
      message: 'The media of this course are more than 500 MB. Write to us, and we send you its package.',
    },
  },
  package_incomplete: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.package_incomplete',
      message: 'A file of this course is missing, so its package would not be whole. Write to us.',
    },
  },
  package_taken_over: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.package_taken_over',
      message: 'This lesson was opened somewhere else, and continues there.',
    },
  },
  question_needed: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.question_needed',
      message:
        'The exam needs this question: it is the only one, or its pool has just as many as are drawn. Add another or draw fewer first.',
    },
  },
  file_kind_refused: {
    status: 415,
    message: /*i18n*/ {
      id: 'error.file_kind_refused',
      message:
        'The question does not take this kind of file. What counts is what is in the file, not its name.',
    },
  },
  files_full: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.files_full',
      message:
        '{most, plural, one {The question takes # file. Remove it first.} other {The question takes # files. Remove one first.}}',
    },
  },
  file_too_large: {
    status: 413,
    message: /*i18n*/ {
      id: 'error.file_too_large',
      message: 'The question takes files of up to {megabytes, number} MB each.',
    },
  },
  attempt_files_full: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.attempt_files_full',
      message: 'The files of one attempt can come to {megabytes, number} MB in all. Remove one first.',
    },
  },
  exam_files_full: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.exam_files_full',
      message:
        'Your files in all attempts at one exam can come to {megabytes, number} MB. Choose a smaller file, or write to us.',
    },
  },
  upload_offset: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.upload_offset',
      message: 'This part of the file does not follow on what has arrived. Send it again.',
    },
  },
  edit_time_over: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.edit_time_over',
      message: 'The 15 minutes for editing are over. Write a reply instead.',
    },
  },
  posts_used_up: {
    status: 429,
    message: /*i18n*/ {
      id: 'error.posts_used_up',
      message: 'You have written 100 questions and answers within a day. You can write more tomorrow.',
    },
  },
  faults_used_up: {
    status: 429,
    message: /*i18n*/ {
      id: 'error.faults_used_up',
      message: 'You have reported 20 things within a day. Thank you! You can report more tomorrow.',
    },
  },
  announcements_used_up: {
    status: 429,
    message: /*i18n*/ {
      id: 'error.announcements_used_up',
      message: 'A course can have two announcements within seven days. Your text is not lost: send it later.',
    },
  },
  nobody_to_tell: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.nobody_to_tell',
      message: 'Nobody matches your choice at the moment, so there is nobody to send it to.',
    },
  },
  live_over: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.live_over',
      message: 'This live lesson is already over.',
    },
  },
  live_not_begun: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.live_not_begun',
      message: 'The recording can be added once the live lesson has begun.',
    },
  },
  recording_too_large: {
    status: 413,
    message: /*i18n*/ {
      id: 'error.recording_too_large',
      message: 'A recording can have up to {megabytes, number} MB. Save it with a lower quality, or cut it.',
    },
  },
  recordings_full: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.recordings_full',
      message:
        'All your recordings can come to {gigabytes, number} GB. Remove one that nobody needs any more, or write to us.',
    },
  },
  recording_kind_refused: {
    status: 415,
    message: /*i18n*/ {
      id: 'error.recording_kind_refused',
      message: 'This is not an MP4 or WebM video. What counts is what is in the file, not its name.',
    },
  },
  captions_refused: {
    status: 422,
    message: /*i18n*/ {
      id: 'error.captions_refused',
      message:
        'We cannot read this caption file. It has to be WebVTT or SRT: UTF-8 text whose lines have times.',
    },
  },
  live_not_open: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.live_not_open',
      message: 'This live lesson is not open to join now.',
    },
  },
} as const
