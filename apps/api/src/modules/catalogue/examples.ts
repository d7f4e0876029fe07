/** What the documents show. */

export const courseCards = [
  {
    id: 7,
    title: 'تحليل البيانات بالجداول',
    category: { id: 2, slug: 'data', name: 'البيانات' },
    instructor: { id: 31, name: 'سامي القحطاني' },
    level: 'beginner',
    languages: ['ar', 'en'],
    price: 14_900,
    compare_at_price: 19_900,
    currency: 'SAR',
    rating: 4.7,
    rating_count: 128,
    duration_seconds: 21_600,
    lesson_count: 24,
    cover: null,
  },
]

export const instructorCards = [
  {
    id: 31,
    title: 'د.',
    name: 'سامي القحطاني',
    avatar: null,
    course_count: 3,
    student_count: 1_840,
    expertise: ['تحليل البيانات'],
  },
]

export const reviewExamples = [
  {
    id: 510,
    name: 'نورة',
    avatar: null,
    stars: 5,
    text: 'شرح واضح وأمثلة من العمل.',
    created_at: '2026-10-02T17:20:00Z',
    edited_at: null,
    helpful_count: 6,
    reply: null,
  },
]
