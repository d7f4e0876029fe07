CREATE TABLE "licences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"pool_id" bigint NOT NULL,
	"places" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"order_line_id" bigint,
	"continues_id" bigint,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "licences_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "licences_pool" UNIQUE("company_id","pool_id"),
	CONSTRAINT "licences_continues" UNIQUE("company_id","continues_id"),
	CONSTRAINT "licences_order_line" UNIQUE("order_line_id"),
	CONSTRAINT "licences_places" CHECK ("licences"."places" > 0 and "licences"."unit_price" >= 0),
	CONSTRAINT "licences_period" CHECK ("licences"."ends_on" >= "licences"."starts_on" and "licences"."ends_at" > "licences"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "enrolment_grants" DROP CONSTRAINT "enrolment_grants_kind";--> statement-breakpoint
ALTER TABLE "enrolment_grants" DROP CONSTRAINT "enrolment_grants_seat";--> statement-breakpoint
DROP INDEX "enrolment_grants_one_of_seat";--> statement-breakpoint
ALTER TABLE "seat_pools" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_pool_fk" FOREIGN KEY ("company_id","pool_id") REFERENCES "public"."seat_pools"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_order_line_fk" FOREIGN KEY ("company_id","order_line_id") REFERENCES "public"."order_lines"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_continues_fk" FOREIGN KEY ("company_id","continues_id") REFERENCES "public"."licences"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licences_due" ON "licences" USING btree ("ends_at") WHERE "licences"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "enrolment_grants_one_of_seat" ON "enrolment_grants" USING btree ("seat_id","course_id") WHERE "enrolment_grants"."ended_reason" is null;--> statement-breakpoint
ALTER TABLE "enrolment_grants" ADD CONSTRAINT "enrolment_grants_licence" CHECK ("enrolment_grants"."kind" <> 'licence' or ("enrolment_grants"."seat_id" is not null and "enrolment_grants"."ends_at" is not null));--> statement-breakpoint
ALTER TABLE "enrolment_grants" ADD CONSTRAINT "enrolment_grants_kind" CHECK ("enrolment_grants"."kind" in ('free', 'order', 'seat', 'licence', 'assignment', 'gift', 'operator'));--> statement-breakpoint
ALTER TABLE "enrolment_grants" ADD CONSTRAINT "enrolment_grants_seat" CHECK ("enrolment_grants"."seat_id" is null or "enrolment_grants"."kind" in ('seat', 'licence'));