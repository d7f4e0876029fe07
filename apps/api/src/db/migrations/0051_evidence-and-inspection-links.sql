CREATE TABLE "evidence_packs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evidence_packs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"requirement_id" bigint NOT NULL,
	"code" text NOT NULL,
	"data_hash" text NOT NULL,
	"file_hash" text NOT NULL,
	"cover" jsonb NOT NULL,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evidence_packs_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "inspection_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inspection_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"requirement_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"reason" text NOT NULL,
	"names" text NOT NULL,
	"snapshot" jsonb,
	"data_hash" text NOT NULL,
	"cover" jsonb NOT NULL,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"opened_count" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp (3) with time zone,
	CONSTRAINT "inspection_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "inspection_links_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "inspection_links_names" CHECK ("inspection_links"."names" in ('full', 'initials'))
);
--> statement-breakpoint
ALTER TABLE "company_exports" DROP CONSTRAINT "company_exports_format";--> statement-breakpoint
ALTER TABLE "evidence_packs" ADD CONSTRAINT "evidence_packs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_packs" ADD CONSTRAINT "evidence_packs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_packs" ADD CONSTRAINT "evidence_packs_requirement" FOREIGN KEY ("company_id","requirement_id") REFERENCES "public"."requirements"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_links" ADD CONSTRAINT "inspection_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_links" ADD CONSTRAINT "inspection_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_links" ADD CONSTRAINT "inspection_links_requirement" FOREIGN KEY ("company_id","requirement_id") REFERENCES "public"."requirements"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_packs_requirement_of" ON "evidence_packs" USING btree ("company_id","requirement_id");--> statement-breakpoint
CREATE INDEX "evidence_packs_maker" ON "evidence_packs" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "inspection_links_requirement_of" ON "inspection_links" USING btree ("company_id","requirement_id");--> statement-breakpoint
CREATE INDEX "inspection_links_maker" ON "inspection_links" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_format" CHECK ("company_exports"."format" in ('csv', 'xlsx', 'pdf'));