/** Words that say no more than that a work is looked for, in the languages of the site. */
const fillers = new Set(
  `job jobs work works working vacancy vacancies position positions hiring recruit recruitment in at for near of the a an and as with japan
  仕事 求人 募集 採用情報 お仕事 しごと きゅうじん 歓迎 できる 系 の で に を と や
  việc làm việclàm công tuyển dụng ở tại và trong nhật bản
  工作 招聘 职位 的 在 找 日本 招工
  काम जागिर रोजगार मा को जापान
  kerja pekerjaan lowongan loker di dan untuk jepang
  trabalho emprego empregos vaga vagas de em no na para e japão`.split(/\s+/),
);

/** True for a word that no work needs to have. */
export const isFiller = (word: string): boolean => fillers.has(word);
