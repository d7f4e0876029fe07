-- The titles of a video's chapters are found by the search in a course: lessons that have any, and those whose chapters change, are derived anew.
DROP TRIGGER lessons_forget_passages ON lessons;--> statement-breakpoint
CREATE TRIGGER lessons_forget_passages BEFORE UPDATE ON lessons FOR EACH ROW
WHEN (OLD.title IS DISTINCT FROM NEW.title OR OLD.body IS DISTINCT FROM NEW.body OR OLD.captions IS DISTINCT FROM NEW.captions OR OLD.chapters IS DISTINCT FROM NEW.chapters)
EXECUTE FUNCTION lessons_forget_passages();
