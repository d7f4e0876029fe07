CREATE TABLE "learning_goals" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"unit" text NOT NULL,
	"target" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_goals_unit" CHECK ("learning_goals"."unit" in ('days', 'minutes')),
	CONSTRAINT "learning_goals_target" CHECK ("learning_goals"."target" between 1 and case when "learning_goals"."unit" = 'days' then 7 else 6000 end)
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"encrypted_private_jwk" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "instructor_name" jsonb;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "corrected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "learning_goals" ADD CONSTRAINT "learning_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "certificates" c SET "instructor_name" = i."name" FROM "courses" k JOIN "instructors" i ON i."id" = k."instructor_id"
WHERE k."id" = c."course_id" AND i."slug" <> 'former-' || i."id";
