/** What is asked of the demo’s lessons, and what is answered. Names stand for addresses below the demo’s domain. */
export interface DemoQuestion {
  course: string
  lesson: string
  by: string
  /** So many days ago. */
  days: number
  /** The second of the video. */
  position?: number
  text: string
  votes?: readonly string[]
  replies?: readonly { by: string; text: string; isAccepted?: boolean; votes?: readonly string[] }[]
}

export const demoQuestions: readonly DemoQuestion[] = [
  {
    course: 'project-management-first-steps',
    lesson: '04-watch-critical-path',
    by: 'student',
    days: 6,
    position: 28,
    text: 'إذا كان هناك **مساران بالطول نفسه**، فأيهما المسار الحرج؟',
    votes: ['ahmed', 'tariq', 'majed'],
    replies: [
      {
        by: 'ahmed',
        text: 'أظن أن كليهما حرج: أي يوم يضيع في أحدهما يؤخر المشروع.',
        votes: ['student'],
      },
      {
        by: 'khalid',
        text: 'صحيح ما قاله أحمد. المساران **كلاهما حرج**، وسعة كل منهما صفر.\n\nوهذا يحدث كثيرًا حين نضغط المدد: راجع الفقرة الأخيرة من الدرس، حيث تصبح سلسلتان بطول 7 أيام هما الأطول معًا.',
        isAccepted: true,
        votes: ['student', 'tariq', 'noura', 'majed'],
      },
    ],
  },
  {
    course: 'project-management-first-steps',
    lesson: '04-watch-critical-path',
    by: 'yazan',
    days: 2,
    position: 34,
    text: 'Does the slack of three days belong to each task of the green chain, or to the whole chain?',
    votes: ['ahmed'],
    replies: [
      {
        by: 'ahmed',
        text: 'To the chain as a whole. If the first task uses two days of it, the rest has one day left.',
        votes: ['yazan'],
      },
    ],
  },
  {
    course: 'project-management-first-steps',
    lesson: '01-what-is-a-project',
    by: 'noura',
    days: 12,
    text: 'هل يُعد اليوم المفتوح في المدرسة مشروعًا، مع أننا نقيمه كل سنة؟',
    replies: [
      {
        by: 'khalid',
        text: 'نعم: لكل دورة منه **بداية ونهاية** وميزانية وضيوف مختلفون. المتكرر هو الخبرة التي تحملها من سنة إلى أخرى، فاحتفظ بقوائم السنة الماضية.',
        isAccepted: true,
        votes: ['noura', 'student'],
      },
    ],
  },
  {
    course: 'personal-budget',
    lesson: '02-track-a-month',
    by: 'tariq',
    days: 9,
    text: 'دخلي غير ثابت، فأنا أعمل بالقطعة. بأي رقم أبدأ؟\n\n- متوسط آخر ستة أشهر؟\n- أم أقل شهر فيها؟',
    votes: ['student', 'reem', 'amal'],
    replies: [
      {
        by: 'salem',
        text: 'ابدأ بأقل شهر. ما زاد عليه يذهب إلى صندوق الطوارئ حتى يكتمل.',
        votes: ['tariq', 'student'],
      },
      {
        by: 'yousef',
        text: 'أتفق مع سالم: خطّط بـ**أقل شهر**، فالميزانية التي تقوم على المتوسط تنكسر في الشهر الضعيف. وسجّل الزيادة بندًا وحدها كي تعرف أين ذهبت.',
        isAccepted: true,
        votes: ['tariq', 'student', 'amal'],
      },
    ],
  },
  {
    course: 'personal-budget',
    lesson: '02-track-a-month',
    by: 'student',
    days: 1,
    text: 'هل أضع هدية لأهلي في «الالتزامات» أم في «الشخصي»؟',
  },
  {
    course: 'english-for-work-emails',
    lesson: '01-subject-and-first-line',
    by: 'lina',
    days: 8,
    text: 'My manager writes everything in the subject and leaves the email empty. Is that rude, or just fast?',
    votes: ['student', 'karim'],
    replies: [
      {
        by: 'mariam',
        text: 'It is common inside a team, often with **EOM** (“end of message”) at the end. With people outside your company, write at least one sentence: an empty email looks like a mistake.',
        isAccepted: true,
        votes: ['lina', 'student'],
      },
    ],
  },
  {
    course: 'english-for-work-emails',
    lesson: '01-subject-and-first-line',
    by: 'huda',
    days: 3,
    text: 'إذا كان العميل عربيًا ونراسله بالإنجليزية، فهل أبدأ بالطلب مباشرة أيضًا؟ أخشى أن يبدو ذلك جافًا.',
    replies: [
      {
        by: 'amal',
        text: 'أضيف سطر تحية قصيرًا ثم الطلب، ولم يشتكِ أحد حتى الآن.',
        votes: ['huda'],
      },
    ],
  },
  {
    course: 'programming-basics-python',
    lesson: '09-rounding-and-money',
    by: 'noura',
    days: 5,
    text: 'أحفظ الأسعار بالهللات أعدادًا صحيحة كما في الدرس. متى أعود إلى الريال؟',
    votes: ['ahmed', 'huda'],
    replies: [
      {
        by: 'huda',
        text: 'عند العرض فقط، في آخر سطر:\n\n```python\nprint(f"{halalas / 100:.2f}")\n```',
        votes: ['noura'],
      },
    ],
  },
  {
    course: 'programming-basics-python',
    lesson: '05-reading-errors',
    by: 'karim',
    days: 1,
    text: 'The error names line 12, but line 12 is empty in my file. Where should I look?',
  },
]
