export default {
  dialect: "postgresql",
  schema: ["./src/domain/*/tables.ts", "./src/platform/database/tables.ts"],
  out: "./migrations",
};
