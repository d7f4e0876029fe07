DROP INDEX "courses_newest";--> statement-breakpoint
DROP INDEX "courses_best_selling";--> statement-breakpoint
DROP INDEX "courses_top_rated";--> statement-breakpoint
DROP INDEX "courses_category_newest";--> statement-breakpoint
DROP INDEX "courses_category_best_selling";--> statement-breakpoint
DROP INDEX "courses_instructor";--> statement-breakpoint
DROP INDEX "orders_history";--> statement-breakpoint
DROP INDEX "discussions_lesson";--> statement-breakpoint
DROP INDEX "reviews_newest";--> statement-breakpoint
CREATE INDEX "courses_newest" ON "courses" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "courses"."state" = 'published';--> statement-breakpoint
CREATE INDEX "courses_best_selling" ON "courses" USING btree ("sold" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "courses"."state" = 'published';--> statement-breakpoint
CREATE INDEX "courses_top_rated" ON "courses" USING btree ("rating" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "courses"."state" = 'published';--> statement-breakpoint
CREATE INDEX "courses_category_newest" ON "courses" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "courses"."state" = 'published';--> statement-breakpoint
CREATE INDEX "courses_category_best_selling" ON "courses" USING btree ("category_id","sold" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "courses"."state" = 'published';--> statement-breakpoint
CREATE INDEX "courses_instructor" ON "courses" USING btree ("instructor_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_history" ON "orders" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "discussions_lesson" ON "discussions" USING btree ("lesson_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("course_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);