CREATE TABLE "licence_offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licence_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"places" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"continues_id" bigint,
	"order_line_id" bigint,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "licence_offers_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "licence_offers_order_line" UNIQUE("order_line_id"),
	CONSTRAINT "licence_offers_places" CHECK ("licence_offers"."places" between 1 and 10000 and "licence_offers"."unit_price" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "licence_offers" ADD CONSTRAINT "licence_offers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_offers" ADD CONSTRAINT "licence_offers_continues_fk" FOREIGN KEY ("company_id","continues_id") REFERENCES "public"."licences"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_offers" ADD CONSTRAINT "licence_offers_order_line_fk" FOREIGN KEY ("company_id","order_line_id") REFERENCES "public"."order_lines"("company_id","id") ON DELETE no action ON UPDATE no action;